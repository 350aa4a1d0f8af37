import {Plain} from '../../theme/MDXComponents';

export {Plain as default, Plain as HomeLead, Plain as HomePart};
export {Plain as HomeRole, Plain as HomeRoles, Plain as HomeSearch};
