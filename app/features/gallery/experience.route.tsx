import { redirect } from 'react-router';

/** `/experience` leads to the first format (spec §2). */
export const loader = () => redirect('/experience/gamification');
export const clientLoader = loader;
