import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSiteFields} from '@site/src/lib/useSiteFields';

/** Set by the mobile menu, to show the panel of the support page without a click. Reset when the page is reloaded. */
export const panelRequested = {current: false};

/** Entry of the mobile menu that opens the panel of the support page. */
export default function OfflineEntry(): ReactNode {
  const {supportPage} = useSiteFields();
  const requestPanel = () => {
    panelRequested.current = true;
  };
  return (
    <ul className="menu__list">
      <li className="menu__list-item">
        <Link className="menu__link" to={`${supportPage}#read-offline`} onClick={requestPanel}>
          <Translate id="offline.open" description="Button and entry of the phone's menu">
            Read offline
          </Translate>
        </Link>
      </li>
    </ul>
  );
}
