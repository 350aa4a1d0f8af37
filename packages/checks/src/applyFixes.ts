import fs from 'node:fs';
import path from 'node:path';
import {withReplacements} from '@guide/content';
import {normalizeText} from './parsePage';
import type {Finding} from './rule';

/** Applies fixes and returns the fixed findings. Skips fixes that overlap an earlier one. */
export function applyFixes(root: string, findings: Finding[]): Finding[] {
  return [...new Set(findings.flatMap(({fix}) => fix?.file ?? []))].flatMap((file) => {
    let end = 0;
    const chosen = findings
      .filter(({fix}) => fix?.file === file)
      .sort((a, b) => a.fix!.start - b.fix!.start)
      .filter(({fix}) => {
        const isFree = fix!.start >= end;
        end = isFree ? fix!.end : end;
        return isFree;
      });
    const target = path.join(root, file);
    const text = normalizeText(fs.readFileSync(target, 'utf8'));
    const edits = chosen.map(({fix}) => fix!);
    fs.writeFileSync(target, withReplacements(text, edits));
    return chosen;
  });
}
