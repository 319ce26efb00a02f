import { redirect } from 'react-router';
import { FIRST_FORMAT } from '#app/components/showcase-link.tsx';

const toFirstFormat = ({ request }: { readonly request: Request }) => redirect(`${FIRST_FORMAT}${new URL(request.url).search}`);

/** `/experience` leads to the first format (spec §2). */
export const loader = toFirstFormat;
export const clientLoader = async (args: { readonly request: Request }) => toFirstFormat(args);
