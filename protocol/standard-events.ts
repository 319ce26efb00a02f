import type { EventName } from './frame.ts';

/** What ad servers and measurement kits call an event of ours. Absent where a standard has no word for it. */
export interface StandardNames {
  /** VAST 4.2, TrackingEvents and ViewableImpression. */
  readonly vast?: string;
  /** Open Measurement SDK, adSession events. */
  readonly omid?: string;
  /** MRAID 3, methods and events. */
  readonly mraid?: string;
}

export const standardEvents: Readonly<Record<EventName, StandardNames>> = {
  impression: { vast: 'Impression', omid: 'impressionOccurred', mraid: 'ready' },
  viewable: { vast: 'Viewable', omid: 'geometryChange', mraid: 'exposureChange' },
  attract_start: {},
  attract_end: {},
  engagement_start: { vast: 'acceptInvitation', omid: 'adUserInteraction(invitationAccept)' },
  interaction: { vast: 'otherAdInteraction' },
  detail: {},
  first_quartile: { vast: 'firstQuartile', omid: 'firstQuartile' },
  midpoint: { vast: 'midpoint', omid: 'midpoint' },
  third_quartile: { vast: 'thirdQuartile', omid: 'thirdQuartile' },
  complete: { vast: 'complete', omid: 'complete' },
  pause: { vast: 'pause', omid: 'pause' },
  resume: { vast: 'resume', omid: 'resume' },
  replay: { vast: 'rewind' },
  expand: { vast: 'adExpand', omid: 'playerStateChange(expanded)', mraid: 'expand' },
  collapse: { vast: 'adCollapse', omid: 'playerStateChange(normal)', mraid: 'close' },
  click_through: { vast: 'ClickTracking', omid: 'adUserInteraction(click)', mraid: 'open' },
  // No standard knows a lead. The press that gives it is an interaction of its own, which VAST counts.
  lead: {},
  close: { vast: 'closeLinear', mraid: 'close' },
  error: { vast: 'Error', omid: 'sessionError', mraid: 'error' },
};
