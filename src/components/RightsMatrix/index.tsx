import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Names of the roles, separated by `|`. Excerpts of the matrix have none. */
  roles?: string;
  children: ReactNode;
}

/** Legend and table of `packages/remark/src/facts.ts`, below a choice of the role. */
export function RightsMatrix({roles, children}: Props): ReactNode {
  return (
    <div className={styles.matrix}>
      {roles && <RoleLens roles={roles.split('|')} />}
      {children}
    </div>
  );
}

/** CSS shows the column whose number is chosen. */
function RoleLens({roles}: {roles: string[]}): ReactNode {
  const anyRole = translate({
    id: 'rightsMatrix.anyRole',
    message: 'Any role',
    description: 'Choice above the permissions matrix that shows all roles',
  });
  return (
    <fieldset className={styles.lens} data-non-content>
      <legend>
        <Translate
          id="rightsMatrix.role"
          description="Label of the roles above the permissions matrix"
        >
          I am
        </Translate>
      </legend>
      {[anyRole, ...roles].map((role, index) => (
        <label key={role}>
          <input type="radio" name="role" value={index} defaultChecked={index === 0} />
          {role}
        </label>
      ))}
    </fieldset>
  );
}
