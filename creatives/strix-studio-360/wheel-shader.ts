import { LIGHT } from './light-shader.ts';

/** Rubber, machined metal, the brake behind it. Marks: openness, material, radius. */
export const WHEEL_FRAGMENT = `#version 300 es
precision highp float;
centroid in vec3 vWorld,vObject,vNormal,vObjectNormal,vMarks;out vec4 oColour;uniform float uFlip,uUnlit;
${LIGHT}
void main(){
vec3 n=normalize(vNormal),v=normalize(uEye-vWorld);if(dot(n,v)<0.)n=-n;
float open=vMarks.x,kind=vMarks.y,rr=length(vObject.xy);vec3 r=reflect(-v,n);float nv=max(dot(n,v),0.);
float well=mix(.22,1.,smoothstep(.86,.45,vWorld.y))*mix(.3,1.,smoothstep(-.03,.06,vObject.z));vec3 c;
if(kind<.5){
float ridge=.5+.5*sin(rr*520.);float side=step(.30,rr)*step(rr,.362);
c=vec3(.011,.011,.012)*(.4+uKey)*open+studio(vWorld,r,.55)*(.014+.07*pow(1.-nv,4.))*(1.-.35*ridge*side);
c+=.05*uKey*side*smoothstep(.003,.0,abs(rr-.333))*max(n.y*.5+.5,0.);
}else if(kind<1.5){c=studio(vWorld,r,.12)*vec3(.30,.31,.33)*open+vec3(.02)*uKey*open;}
else if(kind<2.5){float turned=.7+.3*sin(rr*900.);float a=atan(vObject.y,vObject.x);
float hole=smoothstep(.006,.004,length(vec2((fract(a*4.4563+rr*6.)-.5)*rr*.9,rr-.16-.03*sin(floor(a*4.4563+rr*6.)*2.1))));
c=(studio(vWorld,r,.22)*.2+.02*uKey)*vec3(.55,.55,.58)*turned*step(.085,rr)*(1.-.9*hole);c*=.75;}
else if(kind<3.5){c=mix(uGlow,vec3(dot(uGlow,vec3(.3,.6,.1))),.15)*(.10+.35*max(n.y,0.)+.12*nv)*uKey+.06*studio(vWorld,r,.1);}
else{
float face=smoothstep(.80,.93,abs(vObjectNormal.z));float brush=.94+.06*sin(atan(vObject.y,vObject.x)*260.);
float fres=.55+.45*pow(1.-nv,5.);
vec3 bright=studio(vWorld,r,.16)*fres*.42*brush*vec3(.95,.96,1.)+vec3(.17,.175,.185)*uKey*(.35+.65*max(n.y,0.)+.5*nv);
vec3 dark=vec3(.014)*uKey+studio(vWorld,r,.2)*.06;
c=mix(dark,bright,face)*open;
if(kind>4.5){c=dark*1.2;float ring=smoothstep(.003,.001,abs(rr-.024));c+=ring*.2*uKey;}
}
c*=uFlip<0.?.4*well:well;if(kind>.5)c*=1.-uUnlit;
oColour=vec4(film(c),1.);
if(uFlip<0.)oColour.a=clamp(vWorld.y*.5,.004,1.);
}`;
