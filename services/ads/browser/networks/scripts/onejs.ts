import { type AmazonGlobals, runAmazonNative } from '../amazon-native.ts';
import { fillOrReport } from '../fill-placement.ts';

runAmazonNative(window as AmazonGlobals, document, fillOrReport);
