import {kindAddress, pageKinds} from '../../../tools/site/pageKinds';
import {locales} from '../../support/contract';
import {openAll} from '../../support/engines/openAll';
import {test} from '../../support/engines/reader';

for (const locale of locales) {
  test(`nothing is wrong on any kind of page in ${locale}`, ({reader}) =>
    openAll(
      reader,
      pageKinds.map((kind) => kindAddress(kind, locale)),
    ));
}
