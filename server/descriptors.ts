import { isRecord } from '#protocol/is-record.ts';

/** How many files and connections the system lets this process keep open; infinite where the system does not report it. */
export function readDescriptorLimit(): number {
  // With the network included, the report would look up the host names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const report: unknown = process.report.getReport();
  const limits = isRecord(report) && isRecord(report.userLimits) ? report.userLimits.open_files : undefined;
  return isRecord(limits) && typeof limits.soft === 'number' ? limits.soft : Number.POSITIVE_INFINITY;
}
