import type { SettingName, SettingValue } from '#app/components/settings/layout-state.ts';
import type { LookName } from '#app/components/settings/looks.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';

/** The visible name of every value; the values themselves are the specification's and the template's. Names in quotes are of our demos, in every language. */
export const choiceNames = {
  layoutType: { vertical: 'Vertical', horizontal: 'Horizontal' },
  layoutModeType: { light: 'Light', dark: 'Dark' },
  layoutWidth: { fluid: 'Fluid', boxed: 'Boxed', scrollable: 'Scrollable' },
  topbarTheme: { light: 'Light', dark: 'Dark', colored: 'Colored' },
  leftSideBarType: { default: 'Default', compact: 'Compact', icon: 'Icon', condensed: 'Condensed' },
  leftSideBarTheme: {
    light: 'Light',
    dark: 'Dark',
    colored: 'Colored',
    winter: 'Fjord',
    ladylip: 'Dusk',
    plumplate: 'Ember',
    strongbliss: 'Moss',
    greatwhale: 'Midnight',
  },
  leftSideBarThemeImage: { img1: 'Sea', img2: 'Deep water', img3: 'Road', img4: 'Living room', none: 'None' },
} as const satisfies { readonly [Name in SettingName]: Readonly<Record<SettingValue<Name>, Label>> };

/** Links that open the app in a ready-made look. */
export const demoVariants: readonly { readonly look: LookName; readonly label: Label }[] = [
  { look: 'night', label: 'Night shift' },
  { look: 'press', label: 'Front page' },
  { look: 'studio', label: 'Studio' },
];
