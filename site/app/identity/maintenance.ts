let check: () => boolean = () => false;

/** Whether the flag `maintenanceNotice` is on for the current page; set once by the module that knows the page. */
export const maintenance = {
  isOn: (): boolean => check(),
  setCheck(by: () => boolean): void {
    check = by;
  },
};
