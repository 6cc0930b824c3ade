import { testPhoneControls } from '../../support/phoneControls';

testPhoneControls(['/top-attractions', '/top-london-pubs', '/pub/1', '/analytics']);
