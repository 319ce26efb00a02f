import './settings-panel.css';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { type LayoutState, options, type SettingName, type SettingValue } from '#app/components/settings/layout-state.ts';
import { PRESET_PARAMETER, type PresetName } from '#app/components/settings/settings.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SETTINGS_PANEL_ID } from './settings-panel-id.ts';

const close = () => dispatchLayout({ type: 'show right sidebar', value: false });
const isOwnButton = (target: Element) => target.closest(`[aria-controls="${SETTINGS_PANEL_ID}"]`) !== null;

/** The layout settings beside the page they change: not modal, so every choice is seen at once. */
export function SettingsPanel({ isOpen }: { isOpen: boolean }) {
  const { t } = useText();
  const panel = useRef<HTMLDivElement>(null);

  // The panel takes the focus in the frame in which it opens, so that Escape closes it at once, and gives it back when it closes; a tap outside is handled
  // by the document.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    element.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Element && !element.contains(target) && !isOwnButton(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      const isLost = document.activeElement === document.body || element.contains(document.activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget) && !isOwnButton(relatedTarget)) close();
  };

  return (
    <div
      className="settings-panel"
      id={SETTINGS_PANEL_ID}
      role="dialog"
      aria-labelledby="settings-heading"
      tabIndex={-1}
      ref={panel}
      hidden={!isOpen}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <div className="settings-panel-head">
        <h2 id="settings-heading">{t('Settings')}</h2>
        <IconButton label={t('Close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <SettingGroups />
      <div className="settings-panel-foot">
        <p className="settings-panel-legend">{t('Ready-made looks')}</p>
        <ul>
          {presetLinks.map(({ preset, label }) => (
            <li key={preset}>
              {/* A full load: the server draws the preset, and the page keeps it. */}
              <a href={`/formats?${PRESET_PARAMETER}=${preset}`}>{t(label)}</a>
            </li>
          ))}
        </ul>
        <Button as={Link} isPrimary to="/start-campaign" onClick={close}>
          {t('Purchase Now')}
          <Icon name="arrow" />
        </Button>
      </div>
    </div>
  );
}

/** All settings in the order of spec §2; a layout shows those it offers. */
function SettingGroups() {
  const { t } = useText();
  const layout = useLayout((state) => state);
  const isVertical = layout.layoutType === 'vertical';
  return (
    <>
      <SettingGroup
        name="layoutType"
        legend={t('Layout')}
        values={options.layoutType}
        chosen={layout.layoutType}
        variant="plan"
        picture={(value) => <LayoutPlan layout={value} />}
        onChoose={(value) => dispatchLayout({ type: 'change layout', value })}
      />
      <SettingGroup
        name="layoutModeType"
        legend={t('Mode')}
        values={options.layoutModeType}
        chosen={layout.layoutModeType}
        onChoose={(value) => dispatchLayout({ type: 'change layout mode', value })}
      />
      <SettingGroup
        name="layoutWidth"
        legend={t('Width')}
        values={options.layoutWidth}
        chosen={layout.layoutWidth}
        onChoose={(value) => dispatchLayout({ type: 'change layout width', value })}
      />
      <SettingGroup
        name="topbarTheme"
        legend={t('Topbar')}
        values={options.topbarTheme.filter((value) => !isVertical || value !== 'colored')}
        chosen={layout.topbarTheme}
        onChoose={(value) => dispatchLayout({ type: 'change topbar theme', value })}
      />
      {isVertical && <SidebarSettings layout={layout} />}
      <label className="settings-panel-switch">
        <span>
          {t('Preloader')}
          <small className="dim">{t('2.5 seconds, in the horizontal layout')}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={layout.isPreloader}
          checked={layout.isPreloader}
          onChange={({ target }) => dispatchLayout({ type: 'change preloader', value: target.checked })}
        />
      </label>
    </>
  );
}

/** A small plan of a layout: the menu is the marked part. */
function LayoutPlan({ layout }: { layout: SettingValue<'layoutType'> }) {
  return (
    <svg className="layout-plan" viewBox="0 0 100 60" aria-hidden="true">
      {layout === 'vertical' ? (
        <>
          <path className="layout-plan-menu" d="M0 0h26v60H0z" />
          <path d="M32 6h62v5H32zM32 18h28v34H32zM66 18h28v34H66z" />
        </>
      ) : (
        <>
          <path d="M6 4h20v4H6zM74 4h20v4H74zM6 26h40v28H6zM54 26h40v28H54z" />
          <path className="layout-plan-menu" d="M0 12h100v7H0z" />
        </>
      )}
    </svg>
  );
}

/** Settings of the sidebar: only the vertical layout has one, and only on wide screens. */
function SidebarSettings({ layout }: { layout: LayoutState }) {
  const { t } = useText();
  return (
    <div className="sidebar-settings">
      <p className="dim">{t('Type, colour and picture of the sidebar are chosen on a wider screen: here it is a drawer.')}</p>
      <SettingGroup
        name="leftSideBarType"
        legend={t('Sidebar type')}
        values={options.leftSideBarType.filter((value) => value !== 'condensed')}
        chosen={layout.leftSideBarType}
        onChoose={(value) => dispatchLayout({ type: 'change sidebar type', value, screenWidth: innerWidth })}
      />
      <SettingGroup
        name="leftSideBarTheme"
        legend={t('Sidebar colour')}
        values={options.leftSideBarTheme}
        chosen={layout.leftSideBarTheme}
        variant="swatch"
        picture={(value) => <span className="setting-swatch" data-colour={value} />}
        onChoose={(value) => dispatchLayout({ type: 'change sidebar theme', value })}
      />
      <SettingGroup
        name="leftSideBarThemeImage"
        legend={t('Sidebar picture')}
        values={options.leftSideBarThemeImage}
        chosen={layout.leftSideBarThemeImage}
        variant="swatch"
        picture={(value) => <span className="setting-swatch" data-picture={value} />}
        onChoose={(value) => dispatchLayout({ type: 'change sidebar theme image', value })}
      />
    </div>
  );
}

interface SettingGroupProps<Name extends SettingName> {
  readonly name: Name;
  readonly legend: string;
  readonly values: readonly SettingValue<Name>[];
  readonly chosen: SettingValue<Name>;
  /** `segment`: one row of names. */
  readonly variant?: 'segment' | 'plan' | 'swatch';
  /** Drawn above the name. */
  picture?(value: SettingValue<Name>): ReactNode;
  onChoose(value: SettingValue<Name>): void;
}

/** One choice out of a few: native radio buttons, so arrow keys, names and groups are the browser's. */
function SettingGroup<Name extends SettingName>(props: SettingGroupProps<Name>) {
  const { name, legend, values, chosen, variant = 'segment', picture, onChoose } = props;
  const { t } = useText();
  const labels: Readonly<Partial<Record<string, Label>>> = choiceNames[name];
  return (
    <fieldset className="setting-group" data-variant={variant}>
      <legend className="settings-panel-legend">{legend}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {picture?.(value)}
            <span>{t(labels[value] ?? 'Default')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The visible name of every value; the values themselves are the specification's and the template's. Names in quotes are of our demos, in every language. */
const choiceNames = {
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

/** Links that open the app with a preset of settings. */
const presetLinks: readonly { readonly preset: PresetName; readonly label: Label }[] = [
  { preset: 'night', label: 'Night shift' },
  { preset: 'press', label: 'Front page' },
  { preset: 'studio', label: 'Studio' },
];
