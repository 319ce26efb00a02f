import type { Moment } from '#app/components/guest/guest-log.ts';
import type { GuestReport } from '#protocol/guest.ts';
import type { OpenedExport } from './open-export.ts';

interface PlayerPlaceProps {
  readonly title: string;
  readonly opened: OpenedExport;
  readonly vast: string;
  readonly scale: number;
  onReport(report: GuestReport | Moment): void;
}

export function PlayerPlace(_: PlayerPlaceProps) {
  return null;
}
