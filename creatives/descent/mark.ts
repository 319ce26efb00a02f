/** The maker's mark: a bezel triangle cut into three depths. 16 x 16, origin at its upper left. */
export const MARK = 'M.5 1.500H15.500L13.300 5.300H2.700ZM3.600 6.800H12.400L10.600 9.900H5.400ZM6.300 11.400H9.700L8 14.400Z';
export const markPath = new Path2D(MARK);
