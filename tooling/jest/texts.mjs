/** Tests read English texts. */
import '@guide/contracts/texts/program';
