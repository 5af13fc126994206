import { openEmbeddedStore } from '.';
import { describeStore } from '../testing/store-suite';
import { temporaryFolder } from '../testing/temporary-folder';

describeStore('embedded', () => openEmbeddedStore({ folder: temporaryFolder() }));
