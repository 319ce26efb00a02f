export const SETTINGS_PANEL_ID = 'settings-panel';
