import fs from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {errorsAt} from '@guide/built-site/mapPages';
import {readReport, type Report} from './wireFormat/report';

export interface LoggedReport {
  /** Such as `2025-06-01T10`. */
  hour: string;
  report: Report;
}

/** Reads a log, plain or compressed. Malformed lines are `undefined`. @throws if it can't be read */
export function readLog(file: string): (LoggedReport | undefined)[] {
  const text = errorsAt(file, () => {
    const content = fs.readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8');
  });
  return text.split('\n').filter(Boolean).map(readLine);
}

function readLine(line: string): LoggedReport | undefined {
  try {
    const {hour, report} = JSON.parse(line) as Record<'hour' | 'report', string>;
    const parsed = readReport(report);
    return parsed && /^\d{4}-\d\d-\d\dT\d\d$/.test(hour) ? {hour, report: parsed} : undefined;
  } catch {
    return undefined;
  }
}
