import { redirect } from 'react-router';
import { FIRST_FORMAT } from '#app/components/showcase-link.tsx';

const toFirstFormat = () => redirect(FIRST_FORMAT);

/** `/experience` leads to the first format (spec §2). */
export const loader = toFirstFormat;
export const clientLoader = async () => toFirstFormat();
