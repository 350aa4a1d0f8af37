import {readReport, type Report} from '../wireFormat/report';

/** `refused`: HTTP status of the receiver, or `malformed`. */
type ReportLine = {hour: string; report: Report} | {refused: string};

/** Reads a line of the receiver's log. @returns `undefined` if the line is malformed */
export function readReportLine(line: string): ReportLine | undefined {
  let entry: {hour?: unknown; report?: unknown; refused?: unknown} | null;
  try {
    entry = JSON.parse(line) as typeof entry;
  } catch {
    return undefined;
  }
  const {hour, report, refused} = entry ?? {};
  if (typeof hour !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d$/.test(hour)) {
    return undefined;
  }
  if (typeof report === 'string') {
    const parsed = readReport(report);
    return parsed ? {hour, report: parsed} : {refused: 'malformed'};
  }
  return typeof refused === 'string' && /^\d{3}$/.test(refused) ? {refused} : undefined;
}
