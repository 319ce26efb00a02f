import { redirect } from 'react-router';

/** `/experience` leads to the first format (spec §2). */
const toFirstFormat = () => redirect('/experience/gamification');

export const loader = toFirstFormat;
export const clientLoader = toFirstFormat;
