import { redirect } from 'react-router';

const toFirstFormat = () => redirect('/experience/gamification');

/** `/experience` leads to the first format (spec §2). */
export const loader = toFirstFormat;
export const clientLoader = async () => toFirstFormat();
