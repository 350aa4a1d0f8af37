import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSiteFields} from '@site/src/lib/useSiteFields';

/** Whether the reader has asked for the copy in this visit: it then shows by itself where it stands. */
export const asked = {current: false};

/** Leads to the place where a reader keeps the guide for reading offline, which then opens. */
export default function OfflineEntry(): ReactNode {
  const {supportPage} = useSiteFields();
  const ask = () => {
    asked.current = true;
  };
  return (
    <ul className="menu__list">
      <li className="menu__list-item">
        <Link className="menu__link" to={`${supportPage}#read-offline`} onClick={ask}>
          <Translate id="offline.open" description="Button and entry of the phone's menu">
            Read offline
          </Translate>
        </Link>
      </li>
    </ul>
  );
}
