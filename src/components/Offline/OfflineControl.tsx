import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readSavedLanguages} from '@guide/offline/client/savedLanguages';
import {withErrorBoundary} from '../withErrorBoundary';
import {panelRequested} from './OfflineEntry';
import type OfflinePanel from './Panel';

/** Loads the panel on click, or at once if there's a copy or `panelRequested` is set. */
function PanelLoader(): ReactNode {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const siteBase = localeConfigs[defaultLocale]!.baseUrl;
  const [Panel, setPanel] = useState<typeof OfflinePanel>();
  const [isClicked, setIsClicked] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const loadPanel = () => {
    panelRequested.current = true;
    return import('./Panel').then(
      (module) => setPanel(() => module.default),
      () => setHasFailed(true),
    );
  };
  useEffect(() => {
    if (panelRequested.current || readSavedLanguages(siteBase).includes(currentLocale)) {
      void loadPanel();
    }
  }, [siteBase, currentLocale]);

  // The page may be shown in another language than the site's.
  return (
    <div lang={localeConfigs[currentLocale]!.htmlLang}>
      {Panel ? (
        <Panel siteBase={siteBase} language={currentLocale} takesFocus={isClicked} />
      ) : (
        <p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              setIsClicked(true);
              void loadPanel();
            }}
          >
            <Translate id="offline.open" description="Button and entry of the phone's menu">
              Read offline
            </Translate>
          </button>
        </p>
      )}
      <div role="status">
        {hasFailed && !Panel && (
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

export const OfflineControl = withErrorBoundary(PanelLoader);
