/** Fired on window to hydrate a page before the visitor's first intent (boot.ts). */
export const HYDRATION_REQUEST = 'surge:hydrate';
