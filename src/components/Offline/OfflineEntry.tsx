import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSiteFields} from '@site/src/lib/useSiteFields';

/** Set by the mobile menu, to open the panel without a click. Reset by a page reload. */
export const panelRequested = {current: false};

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
