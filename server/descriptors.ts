import { isRecord } from '#protocol/is-record.ts';

/** How many files and connections the system lets this process hold open; infinite where it does not say. */
export function readDescriptorLimit(): number {
  // With the network in it the report would ask for the names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const facts: unknown = process.report.getReport();
  const limits = isRecord(facts) && isRecord(facts.userLimits) ? facts.userLimits.open_files : undefined;
  return isRecord(limits) && typeof limits.soft === 'number' ? limits.soft : Number.POSITIVE_INFINITY;
}
