import fs from 'node:fs';
import path from 'node:path';
import {withReplacements} from '@guide/content';
import type {Edit, Finding} from './rule';

/**
 * Applies the fixes of findings to the files of a project, each file atomically.
 *
 * An edit that overlaps an earlier one waits for the next run.
 *
 * @returns the findings that are mended
 */
export function applyFixes(root: string, findings: Finding[]): Finding[] {
  const fixable = findings.filter(hasFix);
  return [...new Set(fixable.map(({fix}) => fix.file))].flatMap((file) => {
    const chosen = withoutOverlaps(fixable.filter(({fix}) => fix.file === file));
    const target = path.join(root, file);
    const original = fs.readFileSync(target, 'utf8');
    const mended = withReplacements(
      original.replaceAll('\r\n', '\n'),
      chosen.map(({fix}) => fix),
    );
    const text = original.includes('\r\n') ? mended.replaceAll('\n', '\r\n') : mended;
    // A file that is half written would lose a writer's text: the old one stays until the new one is whole.
    const temporary = `${target}.new`;
    fs.writeFileSync(temporary, text);
    fs.renameSync(temporary, target);
    return chosen;
  });
}

type Fixable = Finding & {fix: Edit};

export function hasFix(finding: Finding): finding is Fixable {
  return finding.fix !== undefined;
}

/** In the order of the text; of two that overlap, the first. */
function withoutOverlaps(findings: Fixable[]): Fixable[] {
  let end = -1;
  return findings
    .toSorted((a, b) => a.fix.start - b.fix.start)
    .filter(({fix}) => {
      const isFree = fix.start >= end;
      end = isFree ? fix.end : end;
      return isFree;
    });
}
