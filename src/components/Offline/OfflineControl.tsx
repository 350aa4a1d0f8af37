import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readSavedLanguages} from '@guide/offline/client/savedLanguages';
import {failsAlone} from '../failsAlone';
import {asked} from './OfflineEntry';
import type OfflinePanel from './Panel';

/**
 * Where a reader keeps the guide for reading without a network. Nothing is fetched before it is
 * asked for here or in the menu of a phone, unless this browser has kept it before.
 */
function OfflineAsked(): ReactNode {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const siteBase = localeConfigs[defaultLocale]!.baseUrl;
  const [Panel, setPanel] = useState<typeof OfflinePanel>();
  const [isPressed, setPressed] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = () => {
    asked.current = true;
    return import('./Panel').then(
      (module) => setPanel(() => module.default),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (asked.current || readSavedLanguages(siteBase).includes(currentLocale)) {
      void open();
    }
  }, [siteBase, currentLocale]);

  // A support page can be in another language than the site around it.
  return (
    <div lang={localeConfigs[currentLocale]!.htmlLang}>
      {Panel ? (
        <Panel siteBase={siteBase} language={currentLocale} takesFocus={isPressed} />
      ) : (
        <p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              setPressed(true);
              void open();
            }}
          >
            <Translate id="offline.open" description="Button and entry of the phone's menu">
              Read offline
            </Translate>
          </button>
        </p>
      )}
      <div role="status">
        {failed && !Panel && (
          <p>
            <Translate id="loadFailure.title" description="First line when a page cannot be loaded">
              The page could not be loaded.
            </Translate>
          </p>
        )}
      </div>
    </div>
  );
}

export const OfflineControl = failsAlone(OfflineAsked);
