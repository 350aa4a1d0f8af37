import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {weigh, type CopyList} from '@guide/offline/client';
import {longDate} from '@site/src/lib/longDate';
import type {Copy} from './useCopy';
import {megabytes, type Said} from './words';

/** In words: what is kept of a language, or how large it would be. */
export default function Standing({copy, language, words}: Said & {copy: Copy}): ReactNode {
  const {kept, list, isLost, sent} = copy;
  const {label} = useDocusaurusContext().i18n.localeConfigs[language]!;
  const size = ({files}: CopyList) => megabytes(weigh(Object.values(files)).bytes, language);
  if (kept) {
    const live = list?.version;
    const freshness = live === kept.version ? words.fresh : live ? words.outdated : words.unknown;
    return (
      <p>
        {words.kept(label, longDate(kept.keptAt, language), size(kept))} {freshness}
      </p>
    );
  }
  return (
    <>
      {isLost && <p>{words.lost}</p>}
      <p>{list ? words.size(label, size(list), megabytes(sent, language)) : words.noList}</p>
    </>
  );
}
