import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {weigh, type CopyList} from '@guide/offline/client';
import {longDate} from '@guide/content/longDate';
import type {Copy} from './useCopy';
import {megabytes, type Said} from './words';

/** In words: what is kept of a language, or how large it would be. */
export default function Standing({copy, language, say}: Said & {copy: Copy}): ReactNode {
  const {kept, list, isLost, sent} = copy;
  const {label} = useDocusaurusContext().i18n.localeConfigs[language]!;
  const size = ({files}: CopyList) => megabytes(weigh(Object.values(files)).bytes, language);
  if (kept) {
    const live = list?.version;
    const freshness = say(live === kept.version ? 'fresh' : live ? 'outdated' : 'unknown');
    return (
      <p>
        {say('kept', {language: label, date: longDate(kept.keptAt, language), size: size(kept)})}{' '}
        {freshness}
      </p>
    );
  }
  return (
    <>
      {isLost && <p>{say('lost')}</p>}
      <p>
        {list
          ? say('size', {language: label, size: size(list), sent: megabytes(sent, language)})
          : say('noList')}
      </p>
    </>
  );
}
