import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readSavedLanguages} from '@guide/offline/client/savedLanguages';
import {withErrorBoundary} from '../withErrorBoundary';
import {panelRequested} from './OfflineEntry';
import type OfflinePanel from './Panel';

/** Loads the panel on click; at once if this browser has a copy, or from the mobile menu. */
function PanelLoader(): ReactNode {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const siteBase = localeConfigs[defaultLocale]!.baseUrl;
  const [Panel, setPanel] = useState<typeof OfflinePanel>();
  const [isPressed, setPressed] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = () => {
    panelRequested.current = true;
    return import('./Panel').then(
      (module) => setPanel(() => module.default),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (panelRequested.current || readSavedLanguages(siteBase).includes(currentLocale)) {
      void open();
    }
  }, [siteBase, currentLocale]);

  // The page can be in another language than the site.
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

export const OfflineControl = withErrorBoundary(PanelLoader);
