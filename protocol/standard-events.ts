import type { EventName } from './frame.ts';

/** What ad servers and measurement kits call an event of ours. Absent where a standard has no word for it. */
export interface StandardNames {
  /** VAST 4.2, TrackingEvents and ViewableImpression. */
  readonly vast?: string;
  /** Open Measurement SDK, adSession events. */
  readonly omid?: string;
  /** MRAID 3, methods and events. */
  readonly mraid?: string;
  /** SIMID 1.2, messages; trackers of a film count by the player's `Media` messages. */
  readonly simid?: string;
  /** Google Ad Manager, columns of its reports. */
  readonly gam?: string;
}

export const standardEvents: Readonly<Record<EventName, StandardNames>> = {
  impression: { vast: 'Impression', omid: 'impressionOccurred', mraid: 'ready', simid: 'Player:startCreative', gam: 'Impressions' },
  viewable: { vast: 'Viewable', omid: 'geometryChange', mraid: 'exposureChange', gam: 'Active View viewable impressions' },
  attract_start: {},
  attract_end: {},
  engagement_start: { vast: 'acceptInvitation', omid: 'adUserInteraction(invitationAccept)', simid: 'Creative:reportTracking' },
  interaction: { vast: 'otherAdInteraction', simid: 'Creative:reportTracking', gam: 'Total interactions' },
  detail: {},
  first_quartile: { vast: 'firstQuartile', omid: 'firstQuartile', simid: 'Media:timeupdate', gam: 'First quartile' },
  midpoint: { vast: 'midpoint', omid: 'midpoint', simid: 'Media:timeupdate', gam: 'Midpoint' },
  third_quartile: { vast: 'thirdQuartile', omid: 'thirdQuartile', simid: 'Media:timeupdate', gam: 'Third quartile' },
  complete: { vast: 'complete', omid: 'complete', simid: 'Media:ended', gam: 'Complete' },
  pause: { vast: 'pause', omid: 'pause', simid: 'Creative:requestPause', gam: 'Pause' },
  resume: { vast: 'resume', omid: 'resume', simid: 'Creative:requestPlay', gam: 'Resume' },
  replay: { vast: 'rewind' },
  expand: { vast: 'adExpand', omid: 'playerStateChange(expanded)', mraid: 'expand', gam: 'Total expansions' },
  collapse: { vast: 'adCollapse', omid: 'playerStateChange(normal)', mraid: 'close' },
  click_through: { vast: 'ClickTracking', omid: 'adUserInteraction(click)', mraid: 'open', simid: 'Creative:clickThru', gam: 'Clicks' },
  // No standard knows a lead. The press that gives it is an interaction of its own, which VAST counts.
  lead: {},
  close: { vast: 'closeLinear', mraid: 'close' },
  error: { vast: 'Error', omid: 'sessionError', mraid: 'error', simid: 'Creative:fatalError' },
};
