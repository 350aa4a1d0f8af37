import {readAbsent, type AbsentFile} from '../absent';
import {placeOfEntry} from '../languageFiles';
import type {AbsentFeature, EntryList} from '../parseAbsent';
import type {Report, Rule} from '../rule';

/** The product lacks the same in every language: same entries, same order, same pages to see. */
export const absentSame: Rule = {
  name: 'absent-same',
  guide(guide, report) {
    const [original, ...translations] = readAbsent(guide);
    for (const translation of translations) {
      reportMissing(original!, translation, report);
      reportUnknown(original!, translation, report);
      reportOrder(original!, translation, report);
      reportSee(original!, translation, report);
    }
  },
};

function reportMissing(original: AbsentFile, translation: AbsentFile, report: Report): void {
  const own = byId(translation);
  let before: AbsentFeature | undefined;
  for (const [id, feature] of byId(original)) {
    if (own.has(id)) {
      before = own.get(id);
      continue;
    }
    report({
      ...placeOfEntry(translation, before?.id ?? {offset: 0}),
      found: `no entry "${id}", which ${lineOf(original, feature)} has`,
      expected: 'the same entries in each language',
      remedy: before
        ? `Write it after "${before.id.text}", in the words of the language.`
        : 'Write it as the first one, in the words of the language.',
    });
  }
}

function reportUnknown(original: AbsentFile, translation: AbsentFile, report: Report): void {
  const known = byId(original);
  for (const [id, feature] of byId(translation)) {
    if (!known.has(id)) {
      report({
        ...placeOfEntry(translation, feature.id),
        found: `the entry "${id}", which ${original.file} has not`,
        expected: 'the same entries in each language',
        remedy: `Write it in ${original.file} too, or take it out.`,
      });
    }
  }
}

/** Reports the first entry that stands elsewhere: the rest follows from it. */
function reportOrder(original: AbsentFile, translation: AbsentFile, report: Report): void {
  const [known, own] = [byId(original), byId(translation)];
  const wanted = [...known.keys()].filter((id) => own.has(id));
  const found = [...own.keys()].filter((id) => known.has(id));
  const index = found.findIndex((id, place) => id !== wanted[place]);
  if (index !== -1) {
    const [is, next] = [found[index]!, wanted[index]!];
    report({
      ...placeOfEntry(translation, own.get(is)!.id),
      found: `the entry "${is}", where ${original.file} has "${next}"`,
      expected: `the order of ${original.file}, so that both can be read side by side`,
      remedy: `Move "${next}" here.`,
    });
  }
}

function reportSee(original: AbsentFile, translation: AbsentFile, report: Report): void {
  const known = byId(original);
  for (const [id, {see}] of byId(translation)) {
    const feature = known.get(id);
    if (feature && written(see) !== written(feature.see)) {
      report({
        ...placeOfEntry(translation, see),
        found: `"${id}" leads to ${written(see)}`,
        expected: `${written(feature.see)}, as ${lineOf(original, feature)} has it`,
        remedy: 'Lead readers of each language to the same pages, in the same order.',
      });
    }
  }
}

/** The entries by their ids; of two with the same one, which is a finding of its own, the first. */
function byId({features}: AbsentFile): ReadonlyMap<string, AbsentFeature> {
  const seen = new Map<string, AbsentFeature>();
  for (const feature of features) {
    seen.set(feature.id.text, seen.get(feature.id.text) ?? feature);
  }
  return seen;
}

function written({entries}: EntryList): string {
  return `[${entries.map(({text}) => `"${text}"`).join(', ')}]`;
}

function lineOf(file: AbsentFile, {id}: AbsentFeature): string {
  return `line ${placeOfEntry(file, id).line} of ${file.file}`;
}
