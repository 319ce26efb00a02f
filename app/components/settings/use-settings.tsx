import { createContext, type ReactNode, useContext, useState } from 'react';
import { formatSettings, SETTINGS_COOKIE, type Settings } from './settings.ts';

const YEAR_S = 31_536_000;

interface SettingsValue {
  readonly settings: Settings;
  change(part: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsValue | undefined>(undefined);

export function SettingsProvider({ initial, children }: { initial: Settings; children: ReactNode }) {
  const [settings, setSettings] = useState(initial);
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
    document.cookie = `${SETTINGS_COOKIE}=${formatSettings(next)}; path=/; max-age=${YEAR_S}; samesite=lax`;
  };
  return <SettingsContext value={{ settings, change }}>{children}</SettingsContext>;
}

export function useSettings(): SettingsValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('useSettings outside SettingsProvider');
  return value;
}
