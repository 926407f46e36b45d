// The policy of the desk forbids code made from strings, which zod would try first. Imported before any schema.
import { config } from 'zod';

config({ jitless: true });
