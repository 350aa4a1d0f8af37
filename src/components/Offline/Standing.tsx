import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {weigh} from '@guide/offline/client';
import {longDate} from '@site/src/lib/longDate';
import type {Copy} from './useCopy';
import {megabytes} from './words';

/** In words: what is kept of a language, or how large it would be. */
export default function Standing({copy, language}: {copy: Copy; language: string}): ReactNode {
  const {kept, list, isLost, sent} = copy;
  const label = useDocusaurusContext().i18n.localeConfigs[language]!.label;
  const size = (files: typeof list) =>
    megabytes(weigh(Object.values(files?.files ?? {})).bytes, language);
  if (kept) {
    return (
      <p>
        <Translate
          id="offline.kept"
          description="What is kept: the name of a language, a date, a size such as 8.9 MB"
          values={{language: label, date: longDate(kept.keptAt, language), size: size(kept)}}
        >
          {'{language}: kept on {date}, {size}.'}
        </Translate>{' '}
        <Freshness kept={kept.version} live={list?.version} />
      </p>
    );
  }
  return (
    <>
      {isLost && (
        <p>
          <Translate id="offline.lost" description="Said when the browser has deleted a copy">
            The browser has taken back the copy that was here, as it may when a device runs full or
            a site is not opened for long. You can keep it again.
          </Translate>
        </p>
      )}
      <p>
        {list ? (
          <Translate
            id="offline.size"
            description="How large a copy would be: the name of a language, two sizes such as 8.9 MB"
            values={{language: label, size: size(list), sent: megabytes(sent, language)}}
          >
            {
              '{language}: not kept. All pages, figures and the search take {size} on this device, and about {sent} to download.'
            }
          </Translate>
        ) : (
          <Translate id="offline.noList" description="Said when the size of a copy is not known">
            The site does not answer, so the copy cannot be kept now. Check your network.
          </Translate>
        )}
      </p>
    </>
  );
}

/** Whether the version that is kept is the one that is published. */
function Freshness({kept, live}: {kept: string; live: string | undefined}): ReactNode {
  if (live === undefined) {
    return (
      <Translate id="offline.unknown" description="Beside a copy, when the site does not answer">
        Whether it is up to date shows once there is a network.
      </Translate>
    );
  }
  return kept === live ? (
    <Translate id="offline.fresh" description="Beside a copy that is the published one">
      It is up to date.
    </Translate>
  ) : (
    <Translate id="offline.outdated" description="Beside a copy that is not the published one">
      A newer guide has been published: without a network you read this copy until you update it.
    </Translate>
  );
}
