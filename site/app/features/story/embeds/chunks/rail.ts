import { RailView } from '../../rail/rail-view.tsx';
import { holdViews } from '../late-views.ts';

export const embedViews = {};

holdViews({ rail: RailView });
