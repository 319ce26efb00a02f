import { demos } from '#catalogue/demos.ts';
import { listNavigation } from './navigation.ts';

/** The menu of this catalogue. */
export const navigationEntries = listNavigation(demos);
