/** What a visitor may choose. SVG is drawn as a picture, where its scripts and links do not run. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
