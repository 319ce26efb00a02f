/** Of the address of the window for the audience. The server draws both alike. */
export const VIEW_PARAMETER = 'view';
export const SCREEN_VIEW = 'screen';
