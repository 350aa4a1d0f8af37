import fs from 'node:fs';
import path from 'node:path';
import {withReplacements} from '@guide/content';
import {normalizeText} from './parsePage';
import type {Finding} from './rule';

/** Applies fixes and returns the fixed findings. Skips fixes that overlap an earlier one. */
export function applyFixes(root: string, findings: Finding[]): Finding[] {
  return [...new Set(findings.flatMap(({fix}) => fix?.file ?? []))].flatMap((file) => {
    const chosen = withoutOverlaps(findings.filter(({fix}) => fix?.file === file));
    const target = path.join(root, file);
    const edits = chosen.map(({fix}) => fix!);
    fs.writeFileSync(
      target,
      withReplacements(normalizeText(fs.readFileSync(target, 'utf8')), edits),
    );
    return chosen;
  });
}

function withoutOverlaps(findings: Finding[]): Finding[] {
  let end = -1;
  return findings
    .toSorted((a, b) => a.fix!.start - b.fix!.start)
    .filter(({fix}) => {
      const isFree = fix!.start >= end;
      end = isFree ? fix!.end : end;
      return isFree;
    });
}
